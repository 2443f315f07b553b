import { action, returns } from '../../define.ts'

/** The file of an authority by its code, as its form's address has it (domain/places, section 22). */
export const getByCode = action('ملف هيئة برمزها', "An authority's file by its code", {
  method: 'GET',
  path: 'LocalComm/GetByCode/{code}',
  permission: 'LocalComm.LocalComm',
  output: returns<Record<string, unknown>>(),
})
