import { action, text } from '../../define.ts'

// Of a query all is text: the call says what it means.
const id = /^\d{1,9}$/

/** The published authorities of a list as a file, narrowed as the public list is. */
export const exportAuthorities = action('الهيئات المحلية المنشورة ملفًا', 'Published local authorities as a file', {
  method: 'GET',
  path: 'Public/LocalComm/Export',
  permission: 'public',
  input: {
    governorate: text('المحافظة', 'Governorate').matches(id),
    // Those of the governorates that lie there.
    region: text('المنطقة', 'Region').matches(id),
    authorityType: text('نوع الهيئة', 'Authority type').matches(id),
    municipalityClass: text('تصنيف البلدية', 'Municipality class').matches(id),
    filter: text('نص', 'Text').max(200),
    // A link has no head that would say it.
    lang: text('لغة الملف', 'Language of the file').matches(/^(ar|en)$/),
  },
})
