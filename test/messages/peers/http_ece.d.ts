// What the tests use of the package, which brings no types.
declare module 'http_ece' {
  import type { ECDH } from 'node:crypto'
  const ece: { decrypt(content: Buffer, how: { version: 'aes128gcm'; privateKey: ECDH; authSecret: Buffer }): Buffer }
  export default ece
}
