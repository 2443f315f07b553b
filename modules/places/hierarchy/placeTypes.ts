/** The place types and their numbers (specification, section 3). */
export const placeTypes = {
  authority: [1, 'هيئة محلية', 'Local authority'],
  council: [2, 'مجلس خدمات مشترك', 'Shared-services council'],
  planning: [3, 'التخطيط التنموي', 'Development planning'],
  projects: [4, 'المشاريع', 'Projects'],
  economicalDevelopment: [5, 'التنمية الاقتصادية المحلية', 'Local economic development'],
  directorate: [6, 'مديرية الحكم المحلي', 'Local government directorate'],
  lendingFund: [7, 'صندوق تطوير وإقراض الهيئات المحلية', 'Municipal Development and Lending Fund'],
  publicRelations: [8, 'العلاقات العامة والإعلام', 'Public relations and media'],
  apla: [9, 'الاتحاد الفلسطيني للهيئات المحلية', 'Association of Palestinian Local Authorities'],
  councilManagement: [10, 'إدارة مجالس الخدمات المشتركة', 'Shared-services councils management'],
} as const
export type PlaceType = keyof typeof placeTypes
