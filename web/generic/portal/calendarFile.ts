/** A calendar as it is sent: to programs that subscribe to it and as a file that opens in one. @param name of the file, without its ending */
export function calendarFile(text: string, name: string): Response {
  return new Response(text, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `inline; filename="${name}.ics"`,
      // What is withdrawn or called off is gone from here at once.
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
    },
  })
}
