import { existsSync } from 'node:fs'
import { chromium, type Browser } from 'playwright-core'

/** Without windows: it draws as the browser does, for a third of what the windows cost that nobody sees. */
const shell = '/usr/bin/chromium-headless-shell'
const browsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'].map(name => `/usr/bin/${name}`)

/**
 * What Chromium leaves out. Each window of it loads two pages of its own for suggestions in an address bar that nobody sees: a quarter of what
 * opening a page cost. A list of ours takes the place of Playwright's, so what that leaves out is repeated here.
 */
const leftOut = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'PreconnectToSearch',
]

/** The browser that `npm test` found or installed. @param isWhole with what the shell has not: notices that are pushed */
export function launchBrowser(isWhole = false): Promise<Browser> {
  const known = [process.env.CHROMIUM, ...(isWhole ? [] : [shell]), ...browsers]
  const executablePath = known.find(path => path !== undefined && existsSync(path))
  return chromium.launch({
    ...(executablePath !== undefined ? { executablePath } : isWhole && { channel: 'chromium' }),
    // Where no locale is set it gives files with Arabic names another name.
    env: { ...process.env, LC_ALL: 'C.UTF-8' },
    // Chromium's sandbox does not run as root, which containers and CI are.
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-gpu',
      '--disable-quic',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      `--disable-features=${leftOut.join()}`,
    ],
  })
}
