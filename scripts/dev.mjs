// `npm run dev`: the program with hot reload. Screens are replaced in place; server code, definitions and rules restart it.
import { installDependencies, node, run } from './prepare.mjs'

installDependencies()
process.exit(run(node, ['scripts/dev.ts'], { env: { NODE_ENV: 'development' } }))
