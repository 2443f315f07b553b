import { defineConfig } from 'vitest/config'

// A configuration of its own: tests need neither the router's plugin nor Tailwind.
export default defineConfig({
  test: {
    include: ['**/*.test.ts'],
    exclude: ['node_modules/**', 'build/**', 'data/**'],
    globalSetup: ['test/setup/database.ts'],
    env: { NODE_ENV: 'production', LOG_LEVEL: 'warn' },
    // Two cores: a database, a program and a browser share them.
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // As long as a browser is given elsewhere: the machine may be busy.
    expect: { poll: { timeout: 15_000 } },
  },
})
