import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'

/** The one pair of keys that the server lets in; it checks the signature of each request. */
export const keys = { accessKey: 'S3RVER', secretKey: 'S3RVER' }
const bucket = 'mahalli-files'

/** A bucket on a server of the S3 protocol on this machine. */
export interface Bucket {
  readonly endpoint: string
  readonly name: string
  /** The keys of the objects that lie there. */
  objects(): string[]
  contentOf(key: string): Buffer
  /** The server is away; what lies there stays. */
  close(): Promise<void>
  /** It is back at the same address. */
  open(): Promise<void>
  remove(): Promise<void>
}

/** Starts one, empty. */
export async function startBucket(): Promise<Bucket> {
  const directory = mkdtempSync(join(tmpdir(), 'mahalli-bucket-'))
  const start = async (port: number) => {
    const server = new S3rver({ address: '127.0.0.1', port, directory, silent: true, configureBuckets: [{ name: bucket }] })
    const address = await server.run()
    return { server, port: address.port }
  }
  let running = await start(0)
  const { port } = running
  const objects = () =>
    globSync('**/*._S3rver_object', { cwd: join(directory, bucket) }).map(path =>
      path.replaceAll('\\', '/').replace(/\._S3rver_object$/, ''),
    )
  return {
    endpoint: `http://127.0.0.1:${port}`,
    name: bucket,
    objects: () => objects().sort(),
    contentOf: key => readFileSync(join(directory, bucket, `${key}._S3rver_object`)),
    close: () => running.server.close(),
    open: async () => {
      running = await start(port)
    },
    remove: async () => {
      await running.server.close()
      if (existsSync(directory)) rmSync(directory, { recursive: true })
    },
  }
}
