// `npm run dev`: the program with hot reload. Screens are replaced in place; server code, definitions and rules restart it.
import { installDependencies, node, run, stop } from './prepare.mjs'

installDependencies()
if (run(node, ['scripts/fonts.ts']) !== 0) stop('The fonts could not be made; see the messages above.')
process.exit(run(node, ['scripts/dev.ts'], { env: { NODE_ENV: 'development' } }))
