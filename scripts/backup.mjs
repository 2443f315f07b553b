// `npm run backup`: installs what is missing, then runs the command.
import { become, installDependencies } from './prepare.mjs'

installDependencies()
become(['scripts/backup.ts', ...process.argv.slice(2)], { NODE_ENV: 'production' })
