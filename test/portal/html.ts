import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import { DomUtils, ElementType, parseDocument } from 'htmlparser2'

/** Rules of html-validate that are not asked, each with its reason. Whatever stands here is no fault of the markup as the standard has it. */
const leftOut: Readonly<Record<string, string>> = {
  'attr-case': 'React writes hrefLang, srcSet and dateTime; in HTML the case of an attribute means nothing',
  'attribute-boolean-style': 'React writes hidden="", which is the same as hidden',
  'attribute-empty-style': 'React writes data-draft="true" and data-fold="", which are the same as without a value',
  'void-style': 'React writes <br/>, which HTML allows',
  'form-dup-name': 'boxes of one question, and the values of one list, are sent under one name',
  'unique-landmark': 'of what stands in a fold for wide windows and in one for narrow ones, one is drawn: axe asks it of the page as drawn',
  'long-title': 'a title is what its author wrote; search engines shorten it themselves',
}

/** It puts its rules together once: the library's own does so for each page. */
class LoaderOfOne extends StaticConfigLoader {
  readonly #config = super.getConfigFor('')
  override getConfigFor(): ReturnType<StaticConfigLoader['getConfigFor']> {
    return this.#config
  }
}

const validator = new HtmlValidate(
  new LoaderOfOne({
    root: true,
    extends: ['html-validate:recommended', 'html-validate:document'],
    rules: {
      ...Object.fromEntries(Object.keys(leftOut).map(rule => [rule, 'off'])),
      // Files of our own need no digest: whoever changes them changes the page too.
      'require-sri': ['error', { target: 'crossorigin' }],
      // What may have a name may have it by this attribute, whatever stands in it.
      'aria-label-misuse': ['error', { allowAnyNamable: true }],
      // The standard forbids nothing but spaces; React writes «_R_» and «B:0».
      'valid-id': ['error', { relaxed: true }],
    },
  }),
)

/** What is wrong with a page's markup: rule, what it says, and where. */
export async function faultsOfHtml(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html)
  return results.flatMap(({ messages }) => messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? 'page'})`))
}

/** Fields and ways that a browser without JavaScript has. */
const fields = new Set(['input', 'select', 'textarea'])
const silent = new Set(['submit', 'button', 'reset', 'image'])

/** The Arabic letters of a page's main part that stand in something marked as Arabic, and those that do not, each in their order. */
export function arabicIn(html: string): { readonly marked: string; readonly unmarked: string } {
  const letters = { marked: '', unmarked: '' }
  const walk = (node: ReturnType<typeof parseDocument>['children'][number], lang: string | undefined) => {
    if (node.type === ElementType.Text) letters[lang === 'ar' ? 'marked' : 'unmarked'] += arabicLetters(node.data)
    else if ('attribs' in node) for (const child of node.children) walk(child, node.attribs.lang ?? lang)
  }
  for (const main of DomUtils.getElementsByTagName('main', parseDocument(html), true)) walk(main, undefined)
  return letters
}

/** What is left of a text, or of HTML, beside what the page adds to it: its Arabic letters. */
export function arabicLetters(text: string): string {
  return text.replaceAll(/<[^>]*>/g, '').replaceAll(/[^\p{Script=Arabic}]/gu, '')
}

/** What a reader of a page needs and does not find in it: its one heading, its text, and in each form a name for each field and a button that sends it. */
export function lacksOf(html: string): string[] {
  const page = parseDocument(html)
  const named = (name: string) => DomUtils.getElementsByTagName(name, page, true)
  const [main, ...more] = named('main')
  const lacks: string[] = []
  if (!main || more.length > 0) lacks.push('has not one main part')
  if (named('h1').length !== 1) lacks.push(`has ${named('h1').length} first headings`)
  if (main && DomUtils.innerText(main).trim().length < 40) lacks.push('says next to nothing')
  for (const list of [...named('ul'), ...named('ol'), ...named('dl')])
    if (!list.children.some(child => 'attribs' in child)) lacks.push(`has a list of nothing (${list.attribs.class ?? list.name})`)
  for (const form of named('form')) {
    const inside = DomUtils.getElementsByTagName('*', form, true)
    const what = form.attribs.action ?? form.attribs.class ?? 'a form'
    if (!inside.some(({ name, attribs }) => (name === 'button' && (attribs.type ?? 'submit') === 'submit') || attribs.type === 'submit'))
      lacks.push(`${what} cannot be sent`)
    for (const { name, attribs } of inside)
      if (fields.has(name) && !silent.has(attribs.type ?? '') && !attribs.name) lacks.push(`${what} has a ${name} without a name`)
  }
  return lacks
}
