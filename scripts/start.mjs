// `npm start`: installs what is missing, builds what is stale, then runs the program.
import { spawn } from 'node:child_process'
import { buildPages, installDependencies, node, root } from './prepare.mjs'

installDependencies()
buildPages()
const program = spawn(node, ['main.ts'], { cwd: root, stdio: 'inherit', env: { ...process.env, NODE_ENV: 'production' } })
// A signal to npm or to this file belongs to the program, which finishes what it is doing; this file ends as the program ends.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => program.kill(signal))
program.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGTERM' || signal === 'SIGINT' ? 0 : 1)))
