import { existsSync } from 'node:fs'
import { chromium, type Browser } from 'playwright-core'

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/usr/bin/google-chrome-stable']

/** The browser that `npm test` found or installed. */
export function launchBrowser(): Promise<Browser> {
  const executablePath = [process.env.CHROMIUM, ...places].find(path => path !== undefined && existsSync(path))
  return chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    // Chromium's sandbox does not run as root, which containers and CI are.
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-gpu',
      '--disable-quic',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ],
  })
}
