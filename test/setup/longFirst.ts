import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Files that are short to read and long to run. By themselves they come last, by their size: then one of them runs and nothing beside it, and
 * the whole run waits.
 */
const long = ['walk/walk.api', 'guarantees/stop', 'portal/asked.api', 'guarantees/drill', 'guarantees/disk'].map(
  name => `/test/${name}.test.ts`,
)

/** The order of files: the long ones, then the others, the largest first. */
export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isLong = ({ moduleId }: TestSpecification) => long.some(name => moduleId.endsWith(name))
    return [...sorted.filter(isLong), ...sorted.filter(file => !isLong(file))]
  }
}
