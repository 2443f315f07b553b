// A process that does nothing but seal, until it is killed.
import { sealAudit } from '../../server/audit/seal.ts'
import { connect } from '../../server/database/connect.ts'

const database = connect({ url: process.argv[2] ?? '', assumesRole: false })
for (let round = 0; ; round++) {
  await sealAudit(database, 3)
  if (round === 0) process.stdout.write('sealing\n')
}
