// `npm run restore`: installs what is missing, then runs the command.
import { become, installDependencies } from './prepare.mjs'

installDependencies()
become(['scripts/restore.ts', ...process.argv.slice(2)], { NODE_ENV: 'production' })
