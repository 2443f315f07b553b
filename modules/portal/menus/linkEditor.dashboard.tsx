import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { inLang, type Lang } from '../../define.ts'
import { asText, type EditorProps } from '../../../web/fields/editor.ts'
import { TextEditor } from '../../../web/fields/text.tsx'
import { browserApi } from '../../../web/generic/browserApi.ts'
import { useLookup } from '../../../web/generic/lookups.ts'
import { usePaused } from '../../../web/generic/usePaused.ts'
import { ComboBox } from '../../../web/ui/lateFields.tsx'
import type { Option } from '../../../web/ui/options.tsx'
import { isLeading } from './itemPages.ts'
import { presentRoutes } from './publicRoutes.ts'
import { linkTexts } from './texts.ts'

/** Where an entry leads: a page of the portal, a list narrowed to a category, a published item, or an address outside. */
export function LinkEditor(props: EditorProps) {
  const { lang, record } = props
  const types = useLookup('menuLinkType')
  const code = types.find(({ id }) => id === record?.linkType)?.code
  if (code === 'portalPage') return <Chosen {...props} options={pageOptions(lang)} hint={linkTexts.say('choosePage', lang)} />
  if (code === 'contentList') return <ListChoice {...props} />
  if (code === 'contentItem') return <ItemChoice {...props} />
  return <TextEditor {...props} hint={linkTexts.say('outside', lang)} />
}

function Chosen({ id, label, hint, value, onChange, error, required, disabled, options }: EditorProps & { options: readonly Option[] }) {
  const chosen = asText(value)
  const isKnown = chosen === '' || options.some(option => option.value === chosen)
  return (
    <ComboBox
      id={id}
      label={label}
      hint={hint}
      error={error}
      required={required}
      disabled={disabled}
      options={isKnown ? options : [{ value: chosen, label: chosen }, ...options]}
      value={chosen === '' ? undefined : chosen}
      onChange={path => onChange(path ?? null)}
    />
  )
}

function pageOptions(lang: Lang): Option[] {
  return presentRoutes.flatMap(({ path, label, ways = [] }) => [
    { value: path, label: inLang(label, lang), note: path },
    ...ways.map(([more, ar, en]) => ({ value: path + more, label: inLang([ar, en], lang), note: path + more })),
  ])
}

/** The lists, each with the codes of its lookup. */
function ListChoice(props: EditorProps) {
  const { lang } = props
  const lists = presentRoutes.flatMap(({ path, label, by }) => (by === undefined ? [] : [{ path, label, by }]))
  const news = useLookup('newsCategory')
  const ads = useLookup('adCategory')
  const events = useLookup('eventCategory')
  const governorates = useLookup('governorate')
  const values: Readonly<Record<string, typeof news>> = {
    newsCategory: news,
    adCategory: ads,
    eventCategory: events,
    governorate: governorates,
  }
  const options = lists.flatMap(({ path, label, by }) =>
    (values[by] ?? [])
      .filter(({ isActive }) => isActive)
      .map(value => ({
        value: `${path}/${value.code}`,
        label: `${inLang(label, lang)}: ${inLang([value.nameAr, value.nameEn], lang)}`,
        note: `${path}/${value.code}`,
      })),
  )
  return <Chosen {...props} options={options} hint={linkTexts.say('chooseList', lang)} />
}

interface Found {
  readonly title: string
  readonly url: string
}

/** Found by a word of its title among all that citizens can read. */
function ItemChoice({ id, label, value, onChange, error, required, disabled, lang }: EditorProps) {
  const [typed, setTyped] = useState('')
  const asked = usePaused(typed.trim())
  const chosen = asText(value)
  const { data } = useQuery({
    queryKey: ['menuItems', asked, lang],
    queryFn: () => browserApi.get<{ items: readonly Found[] }>('Public/Search', { q: asked, maxResultCount: 20 }),
    enabled: asked.length > 1,
  })
  const found = (data?.items ?? []).filter(({ url }) => isLeading(url)).map(({ title, url }) => ({ value: url, label: title }))
  const options = chosen === '' || found.some(option => option.value === chosen) ? found : [{ value: chosen, label: chosen }, ...found]
  return (
    <ComboBox
      id={id}
      label={label}
      hint={linkTexts.say('findItem', lang)}
      placeholder={linkTexts.say('findHint', lang)}
      error={error}
      required={required}
      disabled={disabled}
      options={options}
      value={chosen === '' ? undefined : chosen}
      onChange={url => onChange(url ?? null)}
      onInputChange={setTyped}
      isFound
    />
  )
}
