// `npm test`: installs what is missing, a browser included, then checks and tests everything. Each step is named.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dataTests, findPooler, findPostgres } from './otherServers.mjs'
import { buildPages, installDependencies, node, run, stop } from './prepare.mjs'

const browsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'].map(name => `/usr/bin/${name}`)
const failed = []

installDependencies()
findBrowser()
buildPages()
step('check', ['scripts/check.ts'])
step('tests', ['node_modules/vitest/vitest.mjs', 'run', ...process.argv.slice(2)])
// One file, or one test, is tried on the embedded server alone.
if (process.argv.length === 2) otherServers()
if (failed.length > 0) stop(`Failed: ${failed.join(', ')}`)

function step(name, args, env = {}) {
  console.log(`\n== ${name}`)
  if (run(node, args, { env }) !== 0) failed.push(name)
}

/** The tests of data once more: on another PostgreSQL, and through PgBouncer. What this machine does not have is named. */
function otherServers() {
  const tests = ['node_modules/vitest/vitest.mjs', 'run', ...dataTests]
  const [postgres, pooler] = [findPostgres(), findPooler()]
  const on = postgres.folder && { MAHALLI_TEST_POSTGRES: postgres.folder }
  if (on) step(`tests of data on PostgreSQL ${postgres.version}`, tests, on)
  else notRun('tests of data on another PostgreSQL', postgres.missing)
  if (pooler.program) step('tests of data through PgBouncer, transaction mode', tests, { MAHALLI_TEST_PGBOUNCER: pooler.program })
  else notRun('tests of data through PgBouncer, transaction mode', pooler.missing)
}

function notRun(name, why) {
  console.log(`\n== ${name}\nNOT RUN: ${why}`)
}

/** A browser that is there, else Chromium from the distribution's packages where this user may install them, else Playwright's. */
function findBrowser() {
  if (process.env.CHROMIUM ? existsSync(process.env.CHROMIUM) : browsers.some(existsSync)) return
  if (process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0) {
    console.log('Installing Chromium from the distribution …')
    const quiet = { stdio: ['ignore', 'ignore', 'inherit'], env: { DEBIAN_FRONTEND: 'noninteractive' } }
    run('apt-get', ['update', '-qq'], quiet)
    run('apt-get', ['install', '-y', '-qq', 'chromium'], quiet)
    // The same without windows is faster; not every distribution has it by itself.
    run('apt-get', ['install', '-y', '-qq', 'chromium-headless-shell'], quiet)
    if (browsers.some(existsSync)) return
  }
  console.log('Installing Chromium for Playwright …')
  if (run(node, ['node_modules/playwright-core/cli.js', 'install', '--with-deps', 'chromium']) !== 0)
    stop('No browser was found and none could be installed: install Chromium, or name one in CHROMIUM.')
}
