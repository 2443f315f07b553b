import {
  callName,
  columnsOf,
  factColumnsOf,
  findCheck,
  findState,
  isDraftState,
  isEditorial,
  isMany,
  isPersonal,
  listedColumnsOf,
  pairsOf,
  type AnyResource,
  type Column,
  type Fields,
} from '../../../kernel/kernel.ts'
import { takesFiles } from '../../files/filesIn.ts'
import { scanStates } from '../../files/scanned.ts'
import { hasSteps } from '../../resources/allowed.ts'
import { minorLabel } from '../../resources/languages.ts'
import { carriedColumns, listColumns } from '../../resources/list.ts'
import { publishingNames, type Model } from '../../resources/model.ts'
import { isListed, isNamed } from '../../resources/publicRead.ts'
import { isOfSystem } from '../../resources/write.ts'
import { guid, idSchemaOf, instant, labelled, objectOf, orNull, schemaOf, type JsonObject } from './fields.ts'

/** The schemas of a definition by their names: the record, what makes and changes it, its list, and what citizens see. */
export function schemasOf(model: Model): Record<string, JsonObject> {
  const name = callName(model.resource.name)
  return {
    [name]: recordOf(model),
    [`${name}ListItem`]: listItemOf(model),
    [`${name}Page`]: pageOf(`${name}ListItem`, { allowed: allowedOnList }),
    [`${name}Create`]: createOf(model.resource),
    [`${name}Update`]: updateOf(model.resource),
    ...(model.resource.options.portal && {
      [`Public${name}`]: publicOf(model, publicColumns(model), model.live && model.has('expireAt') ? { expiredAt: over } : {}),
      [`Public${name}ListItem`]: publicOf(model, publicListColumns(model)),
      [`Public${name}Page`]: pageOf(`Public${name}ListItem`),
    }),
  }
}

/** Points to a schema of the document. */
export function refTo(schema: string): JsonObject {
  return { $ref: `#/components/schemas/${schema}` }
}

/** The fields that a call takes beside a record: what binds at submitting binds at once. @param further what may be sent with them */
export function inputOf(fields: Fields, further: JsonObject = {}): JsonObject {
  const columns = columnsOf(fields)
  return objectOf(
    { ...Object.fromEntries(columns.map(column => [column.name, inputSchema(column, column.need !== 'never')])), ...further },
    [...columns.filter(({ need }) => need !== 'never').map(({ name }) => name)],
  )
}

function recordOf(model: Model): JsonObject {
  const { resource } = model
  const always: Record<string, JsonObject> = {
    id: { ...idSchemaOf(resource), readOnly: true },
    concurrencyStamp: { ...guid, description: 'Sent with a change: a record that somebody else changed meanwhile answers 409.' },
    creationTime: { ...instant, readOnly: true },
    creator: { ...orNull(guid), readOnly: true },
    lastModificationTime: { ...orNull(instant), readOnly: true },
    lastModifier: { ...orNull(guid), readOnly: true },
    allowed: {
      type: 'array',
      items: { type: 'string' },
      readOnly: true,
      description: 'What the caller may do with the record as it is now: `update`, `delete`, and the steps of its state.',
    },
    unchangeable: {
      type: 'string',
      readOnly: true,
      description: 'Why the caller changes nothing of it as it is now; absent where nothing but `allowed` stands in the way.',
    },
    ...(hasSteps(resource) && {
      ofOthers: {
        type: 'array',
        items: { type: 'string' },
        readOnly: true,
        description:
          'Steps that screens do not offer: what is somebody else’s to take, whatever the caller holds (who sent an item takes it back), and what has nothing to do (a closed notice is not extended).',
      },
    }),
    ...(resource.publishing === 'reviewed' && {
      unpublishable: {
        type: ['string', 'null'],
        readOnly: true,
        description: 'Why the caller may not publish it now, be it saved in one or not; null: nothing but `allowed` stands in the way.',
      },
    }),
    ...(Object.values(resource.options.stepInput ?? {}).some(choosesOfList) && { offered: offeredSchema }),
    ...(takesFiles(resource.fields) && { files: filesSchema }),
    ...ownerOf(resource),
    ...publishingOf(resource),
    ...Object.fromEntries(columnsOf(resource.fields).map(column => [column.name, answered(column)])),
    ...Object.fromEntries(factColumnsOf(resource).map(column => [column.name, { ...answered(column), readOnly: true }])),
    ...Object.fromEntries(
      Object.entries(resource.options.derived ?? {}).flatMap(([key, { as }]) => {
        const [column] = columnsOf({ [key]: as })
        return column ? [[key, { ...orNull(schemaOf(column)), readOnly: true }]] : []
      }),
    ),
  }
  // Names stand beside the references that are there.
  return objectOf(
    { ...always, ...namesOf(model, listedColumnsOf(resource), false) },
    Object.keys(always).filter(key => key !== 'unchangeable' && key !== 'offered'),
  )
}

function choosesOfList(fields: Fields): boolean {
  return Object.values(fields).some(({ list }) => list !== undefined)
}

const offeredSchema: JsonObject = {
  type: 'object',
  additionalProperties: {
    type: 'object',
    additionalProperties: objectOf(
      {
        values: { type: 'array', items: { type: 'integer' }, description: 'Ids of the values of the list that the step takes now.' },
        why: { type: ['string', 'null'], description: 'Why it takes no others.' },
      },
      ['values', 'why'],
    ),
  },
  readOnly: true,
  description:
    'What the steps of its state take now in fields that are chosen from a list, by the name of the step and of the field; a field that is not named takes the whole list.',
}

const filesSchema: JsonObject = {
  type: 'array',
  items: objectOf(
    {
      id: guid,
      originalFileName: { type: 'string' },
      mimeType: { type: 'string' },
      sizeBytes: { type: 'integer', minimum: 0 },
      scanState: {
        type: 'integer',
        enum: Object.values(scanStates),
        description:
          'It waits to be scanned for malware (1), is clean (2), holds malware (3), nothing scans here (4), or it is larger than the scanner reads (5).',
      },
      bar: { type: ['string', 'null'], description: 'Why it is not opened, in the language of the request; null: it is.' },
    },
    ['id', 'originalFileName', 'mimeType', 'sizeBytes', 'scanState', 'bar'],
  ),
  readOnly: true,
  description: 'The files that the record holds: their content is at `Attachment/GetByte/{id}`.',
}

function answered(column: Column): JsonObject {
  if (isPersonal(column.field)) return maskedSchema(column)
  const schema = column.need === 'save' ? schemaOf(column) : orNull(schemaOf(column))
  if (column.field.kind === 'rows') return schemaOf(column)
  return isOfSystem(column) ? { ...schema, readOnly: true } : schema
}

/** Who may not see personal data is answered its last signs, which keep to no pattern. */
function maskedSchema({ label }: Column): JsonObject {
  return {
    ...labelled(label),
    type: ['string', 'null'],
    description: 'In full for holders of `.ViewPersonalData`; else masked, `•••123`.',
  }
}

function listItemOf(model: Model): JsonObject {
  const columns = listColumns(model)
  const all: Record<string, JsonObject> = {
    id: idSchemaOf(model.resource),
    concurrencyStamp: guid,
    isWritable: { type: 'boolean', description: 'Does the caller reach the record for changing it?' },
    ...(model.resource.options.without?.includes('delete') ? {} : { kept }),
    ...(isEditorial(model.resource) && { isOwnDraft }),
    ...ownerOf(model.resource),
    ...publishingOf(model.resource),
    ...Object.fromEntries([...columns, ...carriedColumns(model)].map(column => [column.name, answered(column)])),
    ...namesOf(model, columns, true),
    ...namesOfMany(columns),
  }
  return objectOf(
    all,
    Object.keys(all).filter(key => key !== 'kept' && key !== 'isOwnDraft'),
  )
}

const kept: JsonObject = {
  type: 'string',
  description: 'Why the record cannot be deleted, for who may delete; absent where nothing stands in the way.',
}

const isOwnDraft: JsonObject = {
  const: true,
  description: 'There only where the caller may delete it without `.Delete`: it is his draft, which nobody has sent.',
}

/** Of a reference to several records the names of all, in one order in both languages. */
function namesOfMany(columns: readonly Column[]): Record<string, JsonObject> {
  const names: JsonObject = { type: 'array', items: { type: ['string', 'null'] }, readOnly: true }
  const keys = columns.filter(({ field }) => field.kind === 'ref' && isMany(field)).map(({ name }) => name)
  return Object.fromEntries(
    keys.flatMap(key => [
      [`${key}NamesAr`, names],
      [`${key}NamesEn`, names],
    ]),
  )
}

const over: JsonObject = { ...instant, description: 'There only when its time is over: its own page shows it still, no list does.' }

/** @param further what is there only sometimes */
function publicOf(model: Model, columns: readonly Column[], further: JsonObject = {}): JsonObject {
  const all: Record<string, JsonObject> = {
    id: idSchemaOf(model.resource),
    ...ownerOf(model.resource),
    publishedAt: instant,
    ...(model.live && { version: { type: 'integer', minimum: 1 } }),
    ...Object.fromEntries(
      columns.map(column => [
        column.name,
        column.field.kind === 'rows' || isMany(column.field) ? schemaOf(column) : orNull(schemaOf(column)),
      ]),
    ),
    ...namesOf(model, columns.filter(isNamed), true),
  }
  return objectOf({ ...all, ...further }, Object.keys(all))
}

function publicColumns({ resource, live }: Model): readonly Column[] {
  const shown = new Set(resource.options.portal?.fields)
  return (live?.columns ?? columnsOf(resource.fields)).filter(({ fieldName }) => shown.has(fieldName))
}

function publicListColumns(model: Model): readonly Column[] {
  return publicColumns(model).filter(column => isListed(model, column))
}

const allowedOnList: JsonObject = {
  type: 'array',
  items: { enum: ['create', 'export'] },
  description: 'What the caller may do here: `create` a record of whom the list is narrowed to (else of his own place), `export` the list.',
}

function pageOf(item: string, further: Record<string, JsonObject> = {}): JsonObject {
  return objectOf(
    {
      totalCount: { type: 'integer', minimum: 0, description: 'Exact to 10,000; beyond that an estimate.' },
      totalCountIsExact: { const: false, description: 'There only when the total is an estimate.' },
      items: { type: 'array', items: refTo(item) },
      ...further,
    },
    ['totalCount', 'items', ...Object.keys(further)],
  )
}

function createOf(resource: AnyResource): JsonObject {
  const { owner } = resource.scope
  const columns = writableColumns(resource)
  return objectOf(
    {
      ...(owner !== 'id' && {
        [owner]: {
          ...orNull(ownerSchema(resource)),
          description: resource.scope.isOptional
            ? 'Left out, it is the active place of the caller; null: the ministry.'
            : 'Left out or null, it is the active place of the caller.',
          'x-default': 'the active place',
        },
      }),
      ...(resource.publishing === 'reviewed' && {
        isDraft: { type: 'boolean', default: false, description: 'A draft may be incomplete and is not sent for review.' },
      }),
      ...Object.fromEntries(columns.map(column => [column.name, inputSchema(column, bindsAtOnce(resource, column))])),
    },
    columns.filter(column => bindsAtOnce(resource, column) && !findCheck(column.field, 'initially')).map(({ name }) => name),
  )
}

const minorSchema: JsonObject = {
  ...orNull({ ...labelled(minorLabel), type: 'boolean' }),
  description: 'A correction of typing: a text that is changed in one language alone does not leave the other behind.',
}

/** What changes a record. @param beside what the call takes with its fields */
export function updateOf(resource: AnyResource, beside: Fields = {}): JsonObject {
  return objectOf(
    {
      id: idSchemaOf(resource),
      concurrencyStamp: { ...guid, description: 'The stamp that the record was read with.' },
      ...Object.fromEntries(writableColumns(resource).map(column => [column.name, inputSchema(column, bindsAtOnce(resource, column))])),
      ...(pairsOf(resource).length > 0 && { isMinor: minorSchema }),
      ...Object.fromEntries(columnsOf(beside).map(column => [column.name, inputSchema(column, false)])),
    },
    ['id', 'concurrencyStamp'],
  )
}

/** What a caller may write: everything but what steps and the server set. */
function writableColumns({ fields }: AnyResource): readonly Column[] {
  return columnsOf(fields).filter(column => !isOfSystem(column))
}

/** Must the value be there whenever the record is saved? Where records may be drafts, only what `requiredAtOnce` names. */
function bindsAtOnce(resource: AnyResource, { need }: Column): boolean {
  if (need !== 'submit') return need === 'save'
  const words = Object.keys(findState(resource)?.table.words ?? {})
  return resource.publishing !== 'reviewed' && !words.some(word => isDraftState(resource, word))
}

function inputSchema(column: Column, binds: boolean): JsonObject {
  const schema = binds ? schemaOf(column) : orNull(schemaOf(column))
  const notes = [
    ...(typeof schema.description === 'string' ? [schema.description] : []),
    ...(binds ? ['Needed at every save.'] : column.need === 'submit' ? ['Needed when the record is submitted.'] : []),
    ...(findCheck(column.field, 'fixed') ? ['Given when the record is made and never changed.'] : []),
  ]
  return {
    ...schema,
    ...(column.need !== 'never' && { 'x-required': binds ? 'save' : 'submit' }),
    ...(notes.length > 0 && { description: notes.join(' ') }),
  }
}

function ownerOf(resource: AnyResource): Record<string, JsonObject> {
  const { owner } = resource.scope
  return owner === 'id' ? {} : { [owner]: ownerSchema(resource) }
}

function ownerSchema({ scope }: AnyResource): JsonObject {
  const schema = { ...labelled(['الجهة', 'Place']), ...guid, 'x-ref': 'place' }
  return scope.isOptional ? { ...orNull(schema), description: 'Null: the ministry.' } : schema
}

const publishing: Readonly<Record<string, JsonObject>> = {
  isPublished: { type: 'boolean', readOnly: true },
  isDraft: { type: 'boolean' },
  currentVersion: { type: 'integer', minimum: 1, readOnly: true },
  liveVersion: { type: ['integer', 'null'], minimum: 1, readOnly: true, description: 'The version that citizens see; null: none.' },
}

function publishingOf(resource: AnyResource): Record<string, JsonObject> {
  return Object.fromEntries(publishingNames(resource).flatMap(key => (publishing[key] ? [[key, publishing[key]]] : [])))
}

/** The names of what a record refers to, beside each reference. @param areAlways lists answer them even where there is no reference */
function namesOf({ resource }: Model, columns: readonly Column[], areAlways: boolean): Record<string, JsonObject> {
  const { owner } = resource.scope
  const keys = columns.filter(({ field }) => field.kind === 'ref' && !isMany(field)).map(({ name }) => name)
  const name: JsonObject = {
    type: ['string', 'null'],
    readOnly: true,
    ...(!areAlways && { description: 'There only beside a reference.' }),
  }
  return Object.fromEntries(
    [...keys, ...(owner === 'id' ? [] : [owner])].flatMap(key => [
      [`${key}NameAr`, name],
      [`${key}NameEn`, name],
    ]),
  )
}
