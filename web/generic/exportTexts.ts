import { interfaceTexts } from '../../kernel/kernel.ts'

/** The kinds of file that a list is exported to. */
export const exportTexts = interfaceTexts('generic.export', {
  xlsx: ['جدول Excel (XLSX)', 'Excel workbook (XLSX)'],
  csv: ['نص مفصول بفواصل (CSV)', 'Comma-separated text (CSV)'],
  json: ['بيانات منظمة (JSON)', 'Structured data (JSON)'],
})
