import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { FormTemplate } from '../../kernel/kernel.ts'
import { browserApi } from './browserApi.ts'
import { useLater, type Later } from '../ui/later.ts'
import { useDesk, type FindTemplatePlace, type Named, type TemplatePlace } from './desk.ts'
import type { Row } from './record.ts'
import type { Values } from './written.ts'

/**
 * How the ministry has the form of a kind asked of staff; null where the form is as the program has it, undefined while that is not known.
 * @param isAsked can anything be written here
 */
export function useTemplate(kind: Named, values: Values, isAsked: boolean): FormTemplate | null | undefined {
  const of = useTemplatePlace(kind)
  const chosen = of ? values[of.category] : undefined
  const category = typeof chosen === 'number' ? String(chosen) : undefined
  const found = useQuery({
    queryKey: ['template', of?.module, category],
    queryFn: () =>
      browserApi.get<{ template: FormTemplate | null }>('EntryTemplate/GetDefault', { module: of?.module, category, audience: '1' }),
    enabled: of !== undefined && isAsked,
    placeholderData: keepPreviousData,
    // Without it the form is as the program has it: nobody waits for it, and nothing is lost.
    retry: false,
    staleTime: 60_000,
  })
  return of && isAsked ? found.data?.template : undefined
}

/**
 * Puts the prepared text of a template into the body of a new record, as long as nothing is written there: that of another category takes the
 * place of one that was left as it was, and none does where the other has none.
 * @param fill writes values with which the form counts as not touched
 */
export function usePreparedText(
  kind: Named,
  template: FormTemplate | null | undefined,
  isNew: boolean,
  values: Values,
  fill: (values: Values) => void,
): void {
  const body = useTemplatePlace(kind)?.body
  const put = useRef<Values>({})
  // What is typed afterwards is looked at when another template comes, not at every letter.
  const latest = useRef({ values, fill })
  useEffect(() => {
    latest.current = { values, fill }
  })
  useEffect(() => {
    if (!isNew || body === undefined || template === undefined) return
    const { values: now, fill: write } = latest.current
    const wanted: Values = { [`${body}Ar`]: template?.skeletonAr ?? null, [`${body}En`]: template?.skeletonEn ?? null }
    const isFree = (key: string) => isEmpty(now[key]) || now[key] === put.current[key]
    const changed = Object.fromEntries(
      Object.entries(wanted).filter(([key, text]) => isFree(key) && (isEmpty(now[key]) ? null : now[key]) !== text),
    )
    if (Object.keys(changed).length === 0) return
    put.current = { ...put.current, ...changed }
    write(changed)
  }, [isNew, body, template])
}

const none: Later<FindTemplatePlace> = { ask: () => undefined, read: () => undefined, listen: () => () => undefined }

function useTemplatePlace(kind: Named): TemplatePlace | undefined {
  const { templatePlaces = none } = useDesk()
  useEffect(() => templatePlaces.ask(), [templatePlaces])
  return useLater(templatePlaces)?.(kind)
}

/** Does a template say something before somebody writes? */
export function hasInstructions(template: FormTemplate | null | undefined): template is FormTemplate {
  return template != null && (template.introAr !== null || template.introEn !== null)
}

/** Was its sender asked something beside the record's fields? */
export function hasAnswers(record: Row | undefined): record is Row {
  return Array.isArray(record?.additionalData) && record.additionalData.length > 0
}

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || value === '' || value === '<p></p>'
}
