// `npm run dev`: the program with hot reload. Screens are replaced in place; server code, definitions and rules restart it.
import { become, installDependencies, node, run, stop } from './prepare.mjs'

installDependencies()
if (run(node, ['scripts/fonts.ts']) !== 0) stop('The fonts could not be made; see the messages above.')
become(['scripts/dev.ts'], { NODE_ENV: 'development' })
