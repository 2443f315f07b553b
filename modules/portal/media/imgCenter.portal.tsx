import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { missing, moved } from '../../../web/generic/portal/answers.ts'
import { addressIn } from '../../../web/generic/portal/site.ts'
import { visitContext } from '../../../web/generic/visit.ts'
import { AlbumPage, loadAlbum } from './album.portal.tsx'
import { AlbumsPage, loadAlbums } from './albums.portal.tsx'
import { loadPicture, PicturePage } from './picture.portal.tsx'

const guid = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i

/** All albums, one of them, or one of its pictures: each has an address of its own, so that all of it works without a script. */
export async function loader({ context, params: { album, picture }, request }: LoaderFunctionArgs) {
  const visit = context.get(visitContext)
  const query = new URL(request.url).searchParams
  const asked = query.get('album')
  if (asked && guid.test(asked)) return moved(addressIn(visit.lang, `/imgCenter/${asked}`))
  if (album === undefined) return { kind: 'albums' as const, ...(await loadAlbums(visit, query)) }
  if (!guid.test(album)) return missing()
  if (picture === undefined) return { kind: 'album' as const, ...(await loadAlbum(visit, album)) }
  return { kind: 'picture' as const, ...(await loadPicture(visit, album, picture)) }
}

export default function ImgCenter() {
  const data = useLoaderData<typeof loader>()
  if (data.kind === 'albums') return <AlbumsPage {...data} />
  return data.kind === 'album' ? <AlbumPage {...data} /> : <PicturePage {...data} />
}
