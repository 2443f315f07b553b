import {
  BookOpen,
  Building2,
  Calendar,
  Camera,
  ChartColumn,
  CircleHelp,
  ConciergeBell,
  Download,
  Droplets,
  HandCoins,
  Handshake,
  Info,
  Landmark,
  Lightbulb,
  Link,
  Map as MapSheet,
  Megaphone,
  Newspaper,
  Phone,
  Scale,
  Shield,
  Target,
  Users,
  Video,
  type LucideIcon,
} from 'lucide-react'
import type { MenuIcon } from '../../../modules/portal/menus/menus.ts'
import { Icon } from '../../ui/Icon.tsx'

/** The pictures of the signs; the compiler asks for one that is missing. */
const pictures: Readonly<Record<MenuIcon, LucideIcon>> = {
  buildings: Building2,
  target: Target,
  coins: HandCoins,
  serviceBell: ConciergeBell,
  newspaper: Newspaper,
  book: BookOpen,
  info: Info,
  landmark: Landmark,
  people: Users,
  calendar: Calendar,
  megaphone: Megaphone,
  scales: Scale,
  chart: ChartColumn,
  map: MapSheet,
  droplets: Droplets,
  lightbulb: Lightbulb,
  handshake: Handshake,
  phone: Phone,
  camera: Camera,
  video: Video,
  download: Download,
  shield: Shield,
  link: Link,
  help: CircleHelp,
}

/** The sign before an entry's name; it says nothing that the name does not. */
export function MenuSign({ icon }: { icon: MenuIcon | null }) {
  return icon === null ? null : <Icon of={pictures[icon]} />
}
