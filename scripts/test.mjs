// `npm test`: installs what is missing, a browser included, then checks and tests everything. Each step is named.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { buildPages, installDependencies, node, run, stop } from './prepare.mjs'

const browsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/usr/bin/google-chrome-stable']
const failed = []

installDependencies()
findBrowser()
buildPages()
step('check', ['scripts/check.ts'])
step('tests', ['node_modules/vitest/vitest.mjs', 'run', ...process.argv.slice(2)])
if (failed.length > 0) stop(`Failed: ${failed.join(', ')}`)

function step(name, args) {
  console.log(`\n== ${name}`)
  if (run(node, args) !== 0) failed.push(name)
}

/** The system's browser, else one from the distribution's packages where this user may install them, else Playwright's. */
function findBrowser() {
  if (process.env.CHROMIUM ? existsSync(process.env.CHROMIUM) : browsers.some(existsSync)) return
  if (process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0) {
    console.log('Installing Chromium from the distribution …')
    const quiet = { stdio: ['ignore', 'ignore', 'inherit'] }
    run('apt-get', ['update', '-qq'], quiet)
    run('apt-get', ['install', '-y', '-qq', 'chromium'], { ...quiet, env: { DEBIAN_FRONTEND: 'noninteractive' } })
    if (browsers.some(existsSync)) return
  }
  console.log('Installing Chromium for Playwright …')
  if (run(node, ['node_modules/playwright-core/cli.js', 'install', '--with-deps', 'chromium']) !== 0)
    stop('No browser was found and none could be installed: install Chromium, or name one in CHROMIUM.')
}
