import { expect, test, vi } from 'vitest'
import { later } from '../web/ui/later.ts'

/** A part whose loading is ended by hand: the calls of its loader, each with its two ends. */
function partByHand() {
  const calls: PromiseWithResolvers<string>[] = []
  const part = later(() => {
    const call = Promise.withResolvers<string>()
    calls.push(call)
    return call.promise
  })
  return { part, calls }
}

test('whoever opens a part hears that it could not be loaded, also when its loading had begun before; nobody else does', async () => {
  const { part, calls } = partByHand()
  const [first, second] = [vi.fn(), vi.fn()]
  part.ask()
  part.ask(first)
  part.ask(second)
  part.ask(first)
  calls[0]?.reject(new TypeError('Failed to fetch'))
  await vi.waitFor(() => expect(first).toHaveBeenCalledTimes(1))
  expect(second).toHaveBeenCalledTimes(1)
  expect(calls).toHaveLength(1)
  expect(part.read()).toBeUndefined()
})

test('what could not be loaded is loaded when it is asked for again, and those who heard of the failure hear of no other', async () => {
  const { part, calls } = partByHand()
  const [failed, came] = [vi.fn(), vi.fn()]
  part.listen(came)
  part.ask(failed)
  calls[0]?.reject(new TypeError('Failed to fetch'))
  await vi.waitFor(() => expect(failed).toHaveBeenCalledTimes(1))
  await vi.waitFor(() => {
    part.ask()
    expect(calls).toHaveLength(2)
  })
  calls[1]?.resolve('the part')
  await vi.waitFor(() => expect(came).toHaveBeenCalledTimes(1))
  expect(part.read()).toBe('the part')
  expect(failed).toHaveBeenCalledTimes(1)
  part.ask(failed)
  expect(calls).toHaveLength(2)
})
