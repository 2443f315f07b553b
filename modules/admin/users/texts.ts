import { interfaceCounts, interfaceTexts, type Plural, type WordOf } from '../../define.ts'

/** The words of the screens of users and roles. */
export const userTexts = interfaceTexts('users', {
  data: ['بيانات المستخدم', 'Data'],
  roleData: ['بيانات الدور', 'Data'],
  roles: ['الأدوار', 'Roles'],
  places: ['الجهات', 'Places'],
  sessions: ['الجلسات', 'Sessions'],
  permissions: ['الصلاحيات', 'Permissions'],
  users: ['المستخدمون', 'Users'],
  partsOfUser: ['أقسام المستخدم', 'Parts of the user'],
  partsOfRole: ['أقسام الدور', 'Parts of the role'],
  createFirst: ['يرجى إنشاء المستخدم أولًا', 'Create the user first'],
  createRoleFirst: ['يرجى إنشاء الدور أولًا', 'Create the role first'],
  newUser: ['مستخدم جديد', 'New user'],
  newRole: ['دور جديد', 'New role'],
  findPermission: ['ابحث في الصلاحيات', 'Find a permission'],
  openAll: ['فتح الكل', 'Open all'],
  closeAll: ['طي الكل', 'Close all'],
  onlyGranted: ['الممنوحة فقط', 'Only granted'],
  onlyChanged: ['المتغيرة فقط', 'Only changed'],
  copyFrom: ['نسخ الصلاحيات من دور', 'Copy the permissions of a role'],
  nothingFound: ['لا توجد صلاحيات مطابقة', 'No permission matches'],
  systemHolds: ['دور النظام يملك كل الصلاحيات، ولا يُعدَّل.', 'The system role holds every permission and is not edited.'],
  nothingChanged: ['لم تغيّر شيئًا بعد', 'You have changed nothing yet'],
  reviewChanges: ['مراجعة التغييرات', 'Review the changes'],
  discard: ['تراجع عن التغييرات', 'Discard the changes'],
  gains: ['سيكسب', 'Gains'],
  loses: ['سيفقد', 'Loses'],
  nothing: ['لا شيء', 'Nothing'],
  grantedOf: ['{permissions} من {all}', '{permissions} of {all}'],
  roleGains: ['سيكسب الدور {gains}', 'Gains {gains}'],
  roleLoses: ['سيفقد الدور {loses}', 'Loses {loses}'],
  roleGainsAndLoses: ['سيكسب الدور {gains} ويفقد {loses}', 'Gains {gains}, loses {loses}'],
  gained: ['مضافة', 'Added'],
  lostOnes: ['محذوفة', 'Taken away'],
  savedMeanwhile: ['ما حُفظ بعد أن فتحت الدور', 'What was saved after you opened the role'],
  yoursUponIt: ['تغييراتك فوق النسخة المحفوظة', 'Your changes upon the saved version'],
  keepMyTicks: ['إبقاء تغييراتي فوقها', 'Keep my changes upon it'],
  nothingOfYours: ['النسخة المحفوظة تتضمن كل تغييراتك', 'The saved version has all of your changes already'],
  sameRightsNow: ['لا تغيير في الصلاحيات', 'The permissions stay as they are'],
  copyRole: ['نسخ الدور', 'Copy the role'],
  code: ['الرمز', 'Code'],
  titleAr: ['المسمى بالعربية', 'Title in Arabic'],
  titleEn: ['المسمى بالإنجليزية', 'Title in English'],
  noHolders: ['لم يُعطَ هذا الدور لأحد بعد', 'Nobody holds this role yet'],
  // As the tree of permissions calls them.
  setRoles: ['تحديد الأدوار', 'Set roles'],
  assignPlaces: ['تحديد الجهات', 'Assign places'],
  setPermissions: ['تحديد الصلاحيات', 'Set permissions'],
  endSessions: ['إنهاء الجلسات', 'Sign out sessions'],
  addHolder: ['إضافة مستخدم إلى الدور', 'Add a user to the role'],
  removeHolder: ['إزالة من الدور', 'Remove from the role'],
  removeHolderText: [
    'يفقد صلاحيات هذا الدور فورًا، ويبقى له ما تعطيه أدواره الأخرى.',
    'Its permissions are lost at once; what other roles give stays.',
  ],
  user: ['المستخدم', 'User'],
  typeToFind: [
    'يُعرض بعض السجلات فقط، فاكتب جزءًا من الاسم للوصول إلى غيرها.',
    'Only some records are shown: type a part of the name to find others.',
  ],
  chooseUser: ['اختر مستخدمًا', 'Choose a user'],
  ownRoles: ['لا يمكنك تغيير أدوارك بنفسك', 'You cannot change your own roles'],
  ownPlaces: ['لا يمكنك تغيير جهاتك بنفسك', 'You cannot change your own places'],
  yourPassword: ['كلمة مرورك', 'Your password'],
  passwordForAdmin: [
    'منح إدارة النظام أو سحبها يتطلب كلمة مرورك.',
    'Giving or taking the administration of the system asks for your own password.',
  ],
  place: ['الجهة', 'Place'],
  placeType: ['نوع الجهة', 'Place type'],
  isDefault: ['الافتراضية', 'Default'],
  isInternalDefault: ['الافتراضية الداخلية', 'Internal default'],
  from: ['من تاريخ', 'From'],
  to: ['إلى تاريخ', 'To'],
  addPlace: ['تخصيص جهة', 'Assign a place'],
  removePlace: ['إزالة', 'Remove'],
  cannotGive: ['فيه صلاحيات لا تملكها', 'Holds permissions that you lack'],
  roleNotPublic: ['لا تعطيه جهتك', 'Your place does not give it'],
  roleNotFitting: ['لا يعمل في جهتك', 'Does not count at your place'],
  noOtherPlace: ['لا توجد جهات أخرى تستطيع تخصيصها', 'There is no other place that you may assign'],
  activePlace: ['الجهة الفعالة', 'Active place'],
  outsidePeriod: ['خارج مدتها', 'Outside its period'],
  onlyIsDefault: ['الجهة الوحيدة هي الافتراضية.', 'The only place is the default one.'],
  choosePlace: ['اختر الجهة أولًا', 'Choose the place first'],
  addChosenPlace: ['اخترت هذه الجهة ولم تخصصها بعد', 'You have chosen this place and not assigned it yet'],
  noPlaces: ['لم تُخصص جهة بعد', 'No place is assigned yet'],
  defaultHint: [
    'الجهة الافتراضية تحدد البيانات التي يصل إليها، والداخلية تحدد قائمته.',
    'The default place decides which data the user reaches, the internal default the menu.',
  ],
  loginAt: ['الدخول', 'Signed in'],
  lastSeen: ['آخر استخدام', 'Last used'],
  expires: ['تنتهي', 'Ends'],
  address: ['العنوان', 'Address'],
  device: ['الجهاز', 'Device'],
  thisSession: ['جلستك', 'Yours'],
  noSessions: ['لا جلسات مفتوحة', 'No open sessions'],
  neverSignedInWhy: [
    'لم يدخل هذا المستخدم بعد. تظهر هنا كل جلسة يبدؤها.',
    'This user has not signed in yet. Each session that is begun appears here.',
  ],
  signedOutWhy: [
    'خرج من جلساته أو انتهت مدتها. تظهر هنا كل جلسة يبدؤها.',
    'The sessions were signed out or have ended. Each new one appears here.',
  ],
  revokeAll: ['إنهاء كل الجلسات', 'Sign out everywhere'],
  revokeAsk: ['سيُطلب تسجيل الدخول من جديد على كل أجهزته.', 'The user will have to sign in again on every device.'],
  revoked: ['أُنهيت الجلسات', 'The sessions were ended'],
  activate: ['تفعيل الحساب', 'Activate the account'],
  activated: ['فُعّل الحساب', 'The account was activated'],
  deactivated: ['أُوقف الحساب', 'The account was deactivated'],
  deactivate: ['إيقاف الحساب', 'Deactivate the account'],
  deactivateAsk: [
    'تُنهى جلساته فورًا ولا يستطيع الدخول حتى يُفعّل حسابه.',
    'Open sessions end at once, and nobody signs in to the account until it is activated.',
  ],
  reason: ['سبب الإيقاف', 'Reason'],
  note: ['ملاحظة', 'Note'],
  unlock: ['فك القفل', 'Unlock'],
  unlocked: ['فُك القفل', 'Unlocked'],
  invite: ['إرسال دعوة', 'Send an invitation'],
  inviteAgain: ['إرسال الدعوة من جديد', 'Send the invitation again'],
  inviteText: [
    'يصله رابط يختار به كلمة مروره الأولى. الدعوات السابقة تلغى.',
    'The user gets a link for choosing a first password. Earlier invitations are void.',
  ],
  invited: ['أُرسلت الدعوة', 'The invitation was sent'],
  sentBy: ['طريقة الإرسال', 'Sent by'],
  byEmail: ['بالبريد الإلكتروني', 'By e-mail'],
  bySms: ['برسالة قصيرة', 'By SMS'],
  byBoth: ['بالطريقتين', 'By both'],
  resetPassword: ['طلب كلمة مرور جديدة', 'Request a new password'],
  resetPasswordText: [
    'يصله رابط بالبريد صالح لمدة ساعة، وتنتهي جلساته المفتوحة الآن. لا ترى كلمة مروره.',
    'The user gets a link by e-mail that is valid for an hour, and open sessions end now. You do not see the password.',
  ],
  resetPasswordSent: ['أُرسل الرابط وأُنهيت الجلسات', 'The link was sent and the sessions ended'],
  resetTwoFactor: ['إلغاء التحقق بخطوتين', 'Remove the second factor'],
  resetTwoFactorText: [
    'يدخل بعدها بكلمة المرور وحدها حتى يعدّه من جديد. يُبلَّغ بذلك وتنتهي جلساته.',
    'The password alone then signs in until it is set up again. The user is told, and open sessions end.',
  ],
  twoFactorRemoved: ['أُلغي التحقق بخطوتين', 'The second factor was removed'],
  lastSignIn: ['آخر دخول', 'Last sign-in'],
  never: ['لم يدخل بعد', 'Never'],
  secondFactor: ['التحقق بخطوتين', 'Second factor'],
  on: ['مفعّل', 'On'],
  off: ['غير مفعّل', 'Off'],
  invitation: ['الدعوة', 'Invitation'],
  history: ['السجل', 'History'],
  isDeactivated: ['الحساب موقوف', 'The account is deactivated'],
  isNotLocked: ['الحساب غير مقفل', 'The account is not locked'],
  hasAccepted: ['قبل المستخدم الدعوة من قبل', 'The user has accepted an invitation already'],
  roleFirst: ['أعط المستخدم دورًا واحدًا على الأقل', 'Give the user at least one role'],
  placeFirst: ['يجب تخصيص جهة واحدة على الأقل', 'At least one assigned place is required'],
  defaultPlaceFirst: ['يرجى التأكد من تحديد جهة افتراضية', 'Ensure a default place assignment'],
  hasNotSignedIn: ['لم يدخل المستخدم بعد', 'The user has not signed in yet'],
  ownDeactivation: ['لا يمكنك إيقاف حسابك بنفسك', 'You cannot deactivate your own account'],
  hasWork: [
    'لا يمكن حذف مستخدم له عمل في النظام. يمكنك إيقاف حسابه',
    'A user with activity cannot be deleted. You can deactivate the account',
  ],
  administratorsOnly: ['حساب مدير النظام لا يعدله إلا مدير نظام', 'Only an administrator changes the account of an administrator'],
  byPlace: ['توزيع المستخدمين على الجهات', 'Users by place'],
  governorate: ['المحافظة', 'Governorate'],
  vacant: ['شاغرة', 'Vacant'],
  vacantOnly: ['الشاغرة فقط', 'Only vacant places'],
  allOfThem: ['كل المستخدمين', 'All users'],
  noPlaceFound: ['لا توجد جهات ضمن عوامل التصفية', 'No place matches the filters'],
  noPlaceToAssign: ['لا توجد جهات تستطيع تخصيصها', 'There is no place that you may assign'],
  compare: ['مقارنة', 'Compare'],
  compareWith: ['قارن مع الدور', 'Compare with the role'],
  compareHint: ['اختر دورًا آخر لترى ما يختلفان فيه.', 'Choose another role to see where they differ.'],
  sameRights: ['للدورين الصلاحيات نفسها', 'Both roles have the same permissions'],
  onlyIn: ['في «{role}» وحده', 'Only in “{role}”'],
  replaceRole: ['استبدال الدور لدى حامليه', 'Replace the role'],
  replaceBy: ['الدور البديل', 'The role in its stead'],
  replaceText: [
    'يحصل كل من يحمل هذا الدور على الدور البديل مكانه، ويسري ذلك فورًا. بعدها يمكن حذف الدور.',
    'Everybody who holds this role gets the other one in its stead, at once. Afterwards the role can be deleted.',
  ],
  chooseRole: ['اختر الدور البديل', 'Choose the role in its stead'],
  importUsers: ['استيراد مستخدمين', 'Import users'],
  importText: [
    'صف لكل مستخدم، حتى 1,000 صف. يُفحص الملف أولًا، ولا يُستورد أحد ما دام في صف منه خطأ.',
    'One user in each row, up to 1,000 rows. The file is checked first; nobody is imported while one of its rows is wrong.',
  ],
  importCodes: [
    'تُكتب الأدوار والجهات برموزها، وبين الرموز فاصلة، وأول جهة هي الافتراضية. يحصل كل مستخدم على الأدوار الافتراضية أيضًا. ورقة «القيم» من نموذج XLSX فيها كل ما يُقبل من صفات ولغات وأدوار وجهات.',
    'Roles and places are written by their codes with a comma between them; the first place is the default one. Everybody gets the default roles too. The sheet “Values” of the XLSX template holds every position, language, role and place that is taken.',
  ],
  template: ['نموذج الملف', 'Template'],
  invitations: ['الدعوات', 'Invitations'],
  inviteLater: ['لا تُرسل الآن', 'Not sent now'],
  unsaved: ['لديك تغييرات غير محفوظة', 'You have unsaved changes'],
  requiredBefore: ['حقل {field} مطلوب', '{field} is required'],
})
export type UserWord = WordOf<typeof userTexts>
export const { say } = userTexts

/** How many permissions: in the accusative, as what is gained or lost. */
export const permissionsCount: Plural = {
  ar: { zero: 'لا صلاحيات', one: 'صلاحية واحدة', two: 'صلاحيتين', few: '{n} صلاحيات', many: '{n} صلاحية', other: '{n} صلاحية' },
  en: { one: '{n} permission', other: '{n} permissions' },
}
/** Who works at a place beside those whom the reader sees. */
export const usersOutside: Plural = {
  ar: {
    zero: 'لا مستخدمين خارج نطاقك',
    one: 'مستخدم واحد خارج نطاقك',
    two: 'مستخدمان خارج نطاقك',
    few: '{n} مستخدمين خارج نطاقك',
    many: '{n} مستخدمًا خارج نطاقك',
    other: '{n} مستخدم خارج نطاقك',
  },
  en: { one: '{n} user outside your reach', other: '{n} users outside your reach' },
}
/** Whom a change of a role concerns. */
export const concernedUsers: Plural = {
  ar: {
    zero: 'لا أحد يحمل هذا الدور.',
    one: 'يحمله مستخدم واحد.',
    two: 'يحمله مستخدمان.',
    few: 'يحمله {n} مستخدمين.',
    many: 'يحمله {n} مستخدمًا.',
    other: 'يحمله {n} مستخدم.',
  },
  en: { one: '{n} user holds it.', other: '{n} users hold it.' },
}
/** In how many sessions it counts at once. */
export const concernedSessions: Plural = {
  ar: {
    zero: 'لا جلسات مفتوحة لهم الآن.',
    one: 'تسري التغييرات فورًا في جلسة مفتوحة واحدة.',
    two: 'تسري التغييرات فورًا في جلستين مفتوحتين.',
    few: 'تسري التغييرات فورًا في {n} جلسات مفتوحة.',
    many: 'تسري التغييرات فورًا في {n} جلسة مفتوحة.',
    other: 'تسري التغييرات فورًا في {n} جلسة مفتوحة.',
  },
  en: { one: 'The change counts at once in {n} open session.', other: 'The change counts at once in {n} open sessions.' },
}
/** How many places a list has. */
export const staffedPlaces: Plural = {
  ar: { zero: 'لا جهات', one: 'جهة واحدة', two: 'جهتان', few: '{n} جهات', many: '{n} جهة', other: '{n} جهة' },
  en: { one: '{n} place', other: '{n} places' },
}
/** At how many of them nobody works. */
export const vacantPlaces: Plural = {
  ar: {
    zero: 'لا شاغرة بينها',
    one: 'جهة شاغرة واحدة',
    two: 'جهتان شاغرتان',
    few: '{n} جهات شاغرة',
    many: '{n} جهة شاغرة',
    other: '{n} جهة شاغرة',
  },
  en: { one: '{n} vacant', other: '{n} vacant' },
}
/** In how many permissions two roles agree. */
export const sharedPermissions: Plural = {
  ar: {
    zero: 'لا صلاحيات مشتركة بين الدورين.',
    one: 'بين الدورين صلاحية مشتركة واحدة.',
    two: 'بين الدورين صلاحيتان مشتركتان.',
    few: 'بين الدورين {n} صلاحيات مشتركة.',
    many: 'بين الدورين {n} صلاحية مشتركة.',
    other: 'بين الدورين {n} صلاحية مشتركة.',
  },
  en: { one: 'The roles share {n} permission.', other: 'The roles share {n} permissions.' },
}
/** For how many a role was replaced. */
export const replacedFor: Plural = {
  ar: {
    zero: 'لم يكن الدور لدى أحد',
    one: 'استُبدل الدور لدى مستخدم واحد',
    two: 'استُبدل الدور لدى مستخدمَين',
    few: 'استُبدل الدور لدى {n} مستخدمين',
    many: 'استُبدل الدور لدى {n} مستخدمًا',
    other: 'استُبدل الدور لدى {n} مستخدم',
  },
  en: { one: 'The role was replaced for {n} user', other: 'The role was replaced for {n} users' },
}

/** How many users were given a role. */
export const addedTo: Plural = {
  ar: {
    zero: 'لم يُضف أحد إلى الدور',
    one: 'أُضيف مستخدم واحد إلى الدور',
    two: 'أُضيف مستخدمان إلى الدور',
    few: 'أُضيف {n} مستخدمين إلى الدور',
    many: 'أُضيف {n} مستخدمًا إلى الدور',
    other: 'أُضيف {n} مستخدم إلى الدور',
  },
  en: { one: '{n} user was added to the role', other: '{n} users were added to the role' },
}

/** From how many users a role was taken. */
export const removedFrom: Plural = {
  ar: {
    zero: 'لم يُزل أحد من الدور',
    one: 'أُزيل مستخدم واحد من الدور',
    two: 'أُزيل مستخدمان من الدور',
    few: 'أُزيل {n} مستخدمين من الدور',
    many: 'أُزيل {n} مستخدمًا من الدور',
    other: 'أُزيل {n} مستخدم من الدور',
  },
  en: { one: '{n} user was removed from the role', other: '{n} users were removed from the role' },
}

export const userCounts = interfaceCounts('users', {
  permissionsCount,
  usersOutside,
  concernedUsers,
  concernedSessions,
  staffedPlaces,
  vacantPlaces,
  sharedPermissions,
  replacedFor,
  addedTo,
  removedFrom,
})
