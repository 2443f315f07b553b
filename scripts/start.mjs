// `npm start`: installs what is missing, builds what is stale, then runs the program.
import { become, buildPages, installDependencies } from './prepare.mjs'

installDependencies()
buildPages()
become(['main.ts'], { NODE_ENV: 'production' })
