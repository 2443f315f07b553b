// `npm run build`: installs what is missing and builds what is stale.
import { buildPages, installDependencies } from './prepare.mjs'

installDependencies()
buildPages()
