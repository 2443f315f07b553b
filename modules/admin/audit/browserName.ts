/** Browsers, the most particular first: most of them also name those that they are like. */
const browsers: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/Edg(?:e|A|iOS)?\/(\d+)/, 'Edge'],
  [/OPR\/(\d+)/, 'Opera'],
  [/SamsungBrowser\/(\d+)/, 'Samsung Internet'],
  [/(?:Firefox|FxiOS)\/(\d+)/, 'Firefox'],
  [/(?:HeadlessChrome|Chrome|CriOS)\/(\d+)/, 'Chrome'],
  [/Version\/(\d+)[\d.]* .*Safari/, 'Safari'],
]
const systems: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/Windows/, 'Windows'],
  [/iPhone|iPad|iOS/, 'iOS'],
  [/Android/, 'Android'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux|X11/, 'Linux'],
]

/** Browser and system as a reader knows them: `Chrome 140, Windows`; what is neither is shown as it is. @param agent the header `User-Agent` */
export function browserName(agent: string): string {
  const browser = browsers.map(([pattern, name]) => [name, pattern.exec(agent)?.[1]] as const).find(([, version]) => version !== undefined)
  const system = systems.find(([pattern]) => pattern.test(agent))?.[1]
  if (!browser) return agent
  return [browser.join(' '), system].filter(Boolean).join(', ')
}
