import { action, returns } from '../../define.ts'

/** What is said where there is no authority of the code (specification, section 8). */
export const authorityMissing = ['يرجى التأكد من وجود الهيئة المحلية في النظام', 'Ensure the local authority exists in the system'] as const

/** The file of an authority by its code, as its form's address has it (domain/places, section 22). */
export const getByCode = action('ملف هيئة برمزها', 'An authority’s file by its code', {
  method: 'GET',
  path: 'LocalComm/GetByCode/{code}',
  permission: 'LocalComm.LocalComm',
  output: returns<Record<string, unknown>>(),
})
