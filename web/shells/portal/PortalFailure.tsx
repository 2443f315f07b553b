import { ErrorPage } from './ErrorPage.tsx'
import { Frame } from './Frame.tsx'

/** Why there is no page, in the portal's frame. */
export function PortalFailure({ error }: { error: unknown }) {
  return (
    <Frame>
      <ErrorPage error={error} />
    </Frame>
  )
}
