import type { Values } from '../../define.ts'

/** What citizens see of the value and of the agreement: nothing that is not shown. */
export function shownOf({ value, showValue, agreement, agreementIsPublic }: Values): Values {
  return {
    publicValue: showValue === true ? (value ?? null) : null,
    publicAgreement: agreementIsPublic === true ? (agreement ?? null) : null,
  }
}
