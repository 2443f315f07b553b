import { isTimeZone, problemAt, problemSaying, type Problem } from '../../define.ts'
import { gatewayLacks, homeBlocks as drawnBlocks, isHomeBlock, settings, type AnySetting, type Setting } from '../settings/settings.ts'

/** The values as they would be after a save. Of a secret only whether there is one can be known everywhere: any text stands for it. */
export type ReadSetting = <T>(setting: Setting<T>) => T

/** What must hold between settings, or of one beyond its field. */
interface SettingRule {
  /** It is asked when one of these is saved. */
  readonly of: readonly AnySetting[]
  readonly problems: (read: ReadSetting) => readonly (Problem | false)[]
}

const { calendars, contactMap, officeFrom, officeTo, holidays, homeBlocks, mapBounds, timeZone, lockoutMinutes, lockoutSecondMinutes } =
  settings
const {
  smsProvider,
  smsHttpUrl,
  smsHttpMethod,
  smsHttpBody,
  smsSuccessPattern,
  smsHost,
  smsSystemId,
  emailProvider,
  emailHost,
  emailFrom,
} = settings
const { pushPublicKey, pushPrivateKey, storageKind, s3Endpoint, s3Bucket, s3AccessKey, s3SecretKey } = settings

/** Every rule between settings (portal and administration, section 8.1). */
const rules: readonly SettingRule[] = [
  {
    of: [officeFrom, officeTo],
    problems: read => [read(officeTo) <= read(officeFrom) && problemAt(officeTo.key, 'timeAfter', officeTo.title, [officeFrom.title])],
  },
  {
    of: [holidays],
    problems: read =>
      read(holidays).map(
        ({ fromDate, toDate }, index) => toDate < fromDate && problemAt(`${holidays.key}[${index}].toDate`, 'dateRange', ['إلى', 'To']),
      ),
  },
  {
    of: [homeBlocks],
    problems: read =>
      read(homeBlocks).flatMap(({ block, count }, index) => [
        !isHomeBlock(block) && problemAt(`${homeBlocks.key}[${index}].block`, 'choice', ['القسم', 'Block']),
        isHomeBlock(block) &&
          drawnBlocks[block] === null &&
          count != null &&
          problemSaying(`${homeBlocks.key}[${index}].count`, 'rule', 'ليس لهذا القسم مواد تُعدّ', 'This block has no items to count'),
      ]),
  },
  {
    of: [mapBounds],
    problems: read => {
      const { south, north, west, east } = read(mapBounds)
      return [
        north <= south &&
          problemSaying(`${mapBounds.key}North`, 'rule', 'أقصى الشمال يجب أن يكون شمال أقصى الجنوب', 'North must lie north of south'),
        east <= west &&
          problemSaying(`${mapBounds.key}East`, 'rule', 'أقصى الشرق يجب أن يكون شرق أقصى الغرب', 'East must lie east of west'),
      ]
    },
  },
  {
    of: [contactMap],
    problems: read => {
      const point = read(contactMap)
      return [point !== undefined && !isWithin(point, read(mapBounds)) && problemAt(contactMap.key, 'locationBounds', contactMap.title)]
    },
  },
  {
    of: [calendars],
    problems: read => [
      !read(calendars).includes('gregorian') && problemSaying(calendars.key, 'rule', 'يبقى الميلادي دائمًا', 'The Gregorian always stays'),
    ],
  },
  {
    of: [timeZone],
    problems: read => [!isTimeZone(read(timeZone)) && problemAt(timeZone.key, 'choice', timeZone.title)],
  },
  {
    of: [lockoutMinutes, lockoutSecondMinutes],
    problems: read => [
      read(lockoutSecondMinutes) < read(lockoutMinutes) &&
        problemSaying(
          lockoutSecondMinutes.key,
          'rule',
          'القفل الثاني لا يكون أقصر من الأول',
          'The second lock is no shorter than the first',
        ),
    ],
  },
  needs(smsProvider, 'http', [smsHttpUrl]),
  {
    of: [smsProvider, smsHttpUrl, smsHttpMethod, smsHttpBody],
    problems: read => (read(smsProvider) === 'http' && read(smsHttpUrl) !== '' ? [untold(read)] : []),
  },
  needs(smsProvider, 'smpp', [smsHost, smsSystemId]),
  needs(emailProvider, 'smtp', [emailHost, emailFrom]),
  needs(storageKind, 's3', [s3Endpoint, s3Bucket, s3AccessKey, s3SecretKey]),
  {
    of: [smsSuccessPattern],
    problems: read => [!isPattern(read(smsSuccessPattern)) && problemAt(smsSuccessPattern.key, 'regex', smsSuccessPattern.title)],
  },
  {
    of: [pushPublicKey, pushPrivateKey],
    problems: read => {
      const halves = [pushPublicKey, pushPrivateKey]
      const missing = halves.filter(half => read(half) === '')
      return missing.length === 1 ? missing.map(half => problemAt(half.key, 'required', half.title)) : []
    },
  },
]

/**
 * What is wrong between settings, where one of those that are saved is concerned.
 * @param keys of those that are saved @param wrong those of them that are wrong by themselves: a rule that reads one says nothing
 */
export function problemsBetween(keys: ReadonlySet<string>, wrong: ReadonlySet<string>, read: ReadSetting): Problem[] {
  return rules
    .filter(({ of }) => of.some(({ key }) => keys.has(key)) && !of.some(({ key }) => wrong.has(key)))
    .flatMap(({ problems }) => problems(read))
    .filter(problem => problem !== false)
}

/** A gateway that is told neither whom nor what takes each message and sends none. */
function untold(read: ReadSetting): Problem | false {
  const method = read(smsHttpMethod)
  const lacking = gatewayLacks({ method, url: read(smsHttpUrl), body: read(smsHttpBody) })
  if (lacking.length === 0) return false
  const [ar, en] = [lacking.join(' و'), lacking.join(' and ')]
  if (method === 'GET')
    return problemSaying(
      smsHttpUrl.key,
      'rule',
      `طلب GET لا نص له: يجب أن يتضمن عنوان البوابة ${ar}`,
      `A GET request has no body: the address of the gateway must hold ${en}`,
    )
  return problemSaying(
    smsHttpBody.key,
    'rule',
    `يجب أن يتضمن نص الطلب أو عنوان البوابة ${ar}`,
    `The body or the address of the gateway must hold ${en}`,
  )
}

/** A way that is chosen needs what it is reached by. */
function needs<W extends string>(choice: Setting<W>, word: NoInfer<W>, needed: readonly Setting<string>[]): SettingRule {
  return {
    of: [choice, ...needed],
    problems: read => (read(choice) === word ? needed.map(one => read(one) === '' && problemAt(one.key, 'required', one.title)) : []),
  }
}

interface Area {
  readonly south: number
  readonly north: number
  readonly west: number
  readonly east: number
}

function isWithin({ lat, lng }: { readonly lat: number; readonly lng: number }, { south, north, west, east }: Area): boolean {
  return lat >= south && lat <= north && lng >= west && lng <= east
}

function isPattern(text: string): boolean {
  try {
    return new RegExp(text, 'u').source !== ''
  } catch {
    // It cannot be read as one: that is the answer.
    return false
  }
}
