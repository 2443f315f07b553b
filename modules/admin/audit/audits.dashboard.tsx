export function Audits() {
  return null
}
