import { defineConfig } from 'vitest/config'
import { LongFirst } from './test/setup/longFirst.ts'

// A configuration of its own: tests need neither the router's plugin nor Tailwind.
export default defineConfig({
  // React stands here as in production.
  oxc: { jsx: { runtime: 'automatic', development: false } },
  test: {
    include: ['**/*.test.ts'],
    exclude: ['node_modules/**', 'build/**', 'data/**'],
    globalSetup: ['test/setup/database.ts'],
    setupFiles: ['test/setup/anew.ts'],
    env: { NODE_ENV: 'production', LOG_LEVEL: 'warn' },
    // On two cores two leave a quarter of them idle: a journey often waits for its page.
    maxWorkers: 3,
    // The program is read once for many files, not for each: every file makes what it needs, and ends it.
    isolate: false,
    sequence: { sequencer: LongFirst },
    // A machine may be three times slower than another: a test that hangs is told later there, one that does not is not called hung.
    testTimeout: 180_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 45_000 } },
  },
})
