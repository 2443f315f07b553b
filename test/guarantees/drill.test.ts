import { afterAll, expect, test } from 'vitest'
import { inWords } from '../../scripts/drill/report.ts'
import { runDrill } from '../../scripts/drill/run.ts'
import { cleanUp } from './launch.ts'

afterAll(cleanUp)

test('ten times killed under load, the database has every write that was acknowledged, and nothing half written', async () => {
  const seed = Math.floor(Math.random() * 2 ** 31)
  const report = await runDrill(10, seed, () => undefined)
  console.log(inWords(report))
  expect(report.faults).toEqual([])
  expect(report.acknowledged).toBeGreaterThan(0)
  expect(report.verified).toBe(report.acknowledged)
}, 600_000)
