// What the tests use of the package, which brings no types.
declare module 'smpp' {
  export interface Unit {
    command: string
    sequence_number: number
    command_status: number
    system_id?: string
    password?: string
    destination_addr?: string
    dest_addr_ton?: number
    dest_addr_npi?: number
    source_addr?: string
    source_addr_ton?: number
    data_coding?: number
    esm_class?: number
    registered_delivery?: number
    short_message?: { message: string | Buffer; udh?: Buffer[] }
    response(values?: object): Unit
  }
  export interface Session {
    on(event: string, heard: (unit: Unit) => void): void
    send(unit: Unit, answered?: (answer: Unit) => void): void
    deliver_sm(values: object, answered?: (answer: Unit) => void): void
    enquire_link(values: object, answered?: (answer: Unit) => void): void
    close(): void
    destroy(): void
    pause(): void
    resume(): void
  }
  export interface Server {
    listen(port: number, host: string, listening: () => void): void
    address(): { port: number }
    close(closed: () => void): void
    sessions: Session[]
  }
  const smpp: { createServer(options: object, connected: (session: Session) => void): Server; ESME_RINVPASWD: number }
  export default smpp
}
