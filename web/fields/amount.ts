/** An exact amount as the ministry writes it: thousands apart, two decimals or as many as it has; what is no amount stays as it is. */
export function amountOf(amount: string): string {
  const [, sign = '', whole, fraction = ''] = /^(-?)0*(\d+)(?:\.(\d*))?$/.exec(amount) ?? []
  if (whole === undefined) return amount
  return `${sign}${whole.replace(/\B(?=(?:\d{3})+$)/g, ',')}.${fraction.replace(/0+$/, '').padEnd(2, '0')}`
}
