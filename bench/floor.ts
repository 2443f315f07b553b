// The floor, in a process of its own: a bare server with the driver of the database, which runs the very statements that the product
// has run for a call and sends the bytes that the product has sent. Nothing can answer with less.
import { createServer } from 'node:http'
import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import pg from 'pg'
import type { Statement } from '../server/database/sql.ts'

/** An answer of the product, and the statements that it took. */
export interface FloorRoute {
  readonly path: string
  readonly statements: readonly Statement[]
  readonly headers: Readonly<Record<string, string>>
  /** In Base64. */
  readonly body: string
  /** A value of the statements that must be another each time: the key of a new row. */
  readonly fresh?: string
}

interface Route {
  readonly statements: readonly Statement[]
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | Buffer
  readonly fresh: string | undefined
}

if (import.meta.main) {
  const [file = '', url = ''] = process.argv.slice(2)
  const given: readonly FloorRoute[] = JSON.parse(readFileSync(file, 'utf8'))
  const routes = new Map<string, Route>(
    given.map(route => [route.path, { ...route, fresh: route.fresh, body: Buffer.from(route.body, 'base64').toString() }]),
  )
  const pool = new pg.Pool({ connectionString: url, max: 20, keepAlive: true })
  const server = createServer((request, response) => {
    const route = routes.get(request.url ?? '')
    if (!route) return void response.writeHead(404).end()
    // As the product, it reads what it is sent.
    request.resume()
    if (route.statements.length === 0) return void response.writeHead(200, route.headers).end(route.body)
    request.once('end', () => {
      void runAll(pool, route).then(
        () => response.writeHead(200, route.headers).end(route.body),
        (error: Error) => response.writeHead(500).end(error.message),
      )
    })
  })
  server.listen(0, '127.0.0.1', () => process.send?.(server.address()))
}

async function runAll(pool: pg.Pool, { statements, fresh }: Route): Promise<void> {
  const key = fresh === undefined ? undefined : randomBytes(32).toString('hex')
  let client: pg.PoolClient | undefined
  for (const { text, values } of statements) {
    if (text.startsWith('begin')) client = await pool.connect()
    await (client ?? pool).query(text, key === undefined ? values : values.map(value => (value === fresh ? key : value)))
    if (text === 'commit') {
      client?.release()
      client = undefined
    }
  }
}
