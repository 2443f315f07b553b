import { attachments, bilingual, longText, ref, rows, text } from '../../define.ts'

/**
 * What a template has asked beside the fields of a record, each answer under its label at the time (domain/portal-and-admin, section 9.1). What
 * tells of a person lies apart: few see it in full, and no version keeps it.
 */
export const additionalData = rows('بيانات إضافية', 'Additional data', {
  // By name: records that hold answers do not bring the definition of templates along. None: it was deleted before the answers were confirmed.
  template: ref('القالب', 'Template', () => ({ name: 'entryTemplate' })),
  fieldKey: text('رمز الحقل', 'Key').required().max(40),
  label: bilingual('الحقل', 'Field').required().max(150),
  value: longText('القيمة', 'Value').max(4000),
  personalValue: longText('القيمة الشخصية', 'Personal value').max(4000).personal(),
  files: attachments('الملفات', 'Files').types('pdf', 'docx', 'xlsx', 'jpg', 'png').max(3).maxKB(10_240),
}).bySystem()

/** The answers that everybody reads, once the record is published. */
export const publicData = rows('بيانات إضافية معلنة', 'Published additional data', {
  label: bilingual('الحقل', 'Field').required().max(150),
  value: longText('القيمة', 'Value').max(4000),
}).bySystem()
