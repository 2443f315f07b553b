import { Outlet } from 'react-router'

export default function PortalShell() {
  return <Outlet />
}
