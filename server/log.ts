import pino from 'pino'

/** One JSON line an event, with the request's id where there is one; never personal data. */
export const log = pino(
  {
    level: process.env.LOG_LEVEL ?? 'info',
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: label => ({ level: label }) },
  },
  // Written beside the work, several lines at once; what is left is written at the end of the process.
  pino.destination({ sync: false }),
)
