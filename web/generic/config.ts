import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { inLang, type Lang } from '../../kernel/kernel.ts'
import { browserApi } from './browserApi.ts'

type Pair = readonly [ar: string, en: string]

const usualSizes: readonly number[] = [5, 10, 20, 30]

/** What the desk reads of the settings: those that everybody may read. */
export interface DeskConfig {
  /** The sizes of a page that lists offer (specification, section 9). */
  readonly pageSizes: readonly number[]
  /** The size of a list that says nothing else. */
  readonly pageSize: number
  readonly productName: Pair
  readonly ownerName: Pair
  /** What is said while the system is under maintenance; undefined: it is not. */
  readonly maintenance: Pair | undefined
}

/** The settings that the desk reads; their defaults until they are there. */
export function useConfig(): DeskConfig {
  const { data = usual } = useQuery({
    queryKey: ['publicConfig'],
    queryFn: () => browserApi.get<Readonly<Record<string, unknown>>>('Public/Config'),
    select: configIn,
    staleTime: 60_000,
  })
  return data
}

const usual: DeskConfig = {
  pageSizes: usualSizes,
  pageSize: 10,
  productName: ['محلّي', 'Mahalli'],
  ownerName: ['وزارة الحكم المحلي', 'Ministry of Local Government'],
  maintenance: undefined,
}

function configIn(values: Readonly<Record<string, unknown>>): DeskConfig {
  const sizes = values['Lists.PageSizeOptions']
  const size = values['Lists.PageSizeDefault']
  const pair = (key: string): Pair | undefined => {
    const [ar, en] = [values[`${key}Ar`], values[`${key}En`]]
    return typeof ar === 'string' ? [ar, typeof en === 'string' ? en : ''] : undefined
  }
  return {
    pageSizes: Array.isArray(sizes) ? sizes.filter(one => typeof one === 'number').toSorted((a, b) => a - b) : usualSizes,
    pageSize: typeof size === 'number' ? size : usual.pageSize,
    productName: pair('General.ProductName') ?? usual.productName,
    ownerName: pair('General.OwnerName') ?? usual.ownerName,
    maintenance: values['System.Maintenance'] === true ? (pair('System.MaintenanceText') ?? ['', '']) : undefined,
  }
}

/** Names the page in the window: the product, then the page (specification, section 2). */
export function usePageTitle(title: string, lang: Lang): void {
  const { productName } = useConfig()
  const product = inLang(productName, lang)
  useEffect(() => {
    document.title = `${product} - ${title}`
  }, [product, title])
}
