/**
 * Where a call comes from that a page makes of this program: from whoever asks for the page, as far as the page is made for him alone. It stands in the
 * place of the connection, which no request from outside can do: what is counted by address (wrong keys, searches) is counted for him, and not for
 * all readers of pages together.
 */
export class PageCall {
  readonly address: string | undefined
  constructor(address: string | undefined) {
    this.address = address
  }
}
