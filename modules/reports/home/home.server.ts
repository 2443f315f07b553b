import { sql } from '../../../server/database/sql.ts'
import { implement } from '../../../server/http/actions.ts'
import type { Endpoint } from '../../../server/http/endpoint.ts'
import { noteRead } from '../../../server/resources/readTags.ts'
import { figureCalls } from './figures.server.ts'
import { openTendersOf } from '../../portal/notices/notices.server.ts'
import { getHome, type HomeFigures } from './home.ts'

const nothing = { authorities: 0, governorates: 0, councils: 0, population: 0, news: 0 }

export const homeCalls: readonly Endpoint[] = [
  ...figureCalls,
  implement(getHome, async (_input, call) => {
    const { platform } = call
    noteRead(['localComm', 'place', 'news'])
    const figures = await platform.database.find<Omit<HomeFigures, 'openTenders' | 'asOf'>>(sql`
      select count(*)::int as authorities, count(distinct p.governorate)::int as governorates, coalesce(sum(a.population_count), 0)::bigint as population,
        (select count(*)::int from place where type_code = 2 and is_active) as councils,
        (select count(*)::int from news_live) as news
      from local_comm a join place p on p.id = a.id where a.is_published and p.is_active`)
    return { ...(figures ?? nothing), openTenders: await openTendersOf(call), asOf: platform.clock.today() }
  }),
]
