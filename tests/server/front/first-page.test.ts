import { describe, expect, it } from 'vitest'
import { waitForFirstPage } from '@/server/front/first-page'

type Answer = 'whole' | 'broken' | 'no renderer'

/** One answer after the other, the last for ever; each pause lasts as long as it says. */
async function waitWith(answers: Answer[], stopAfter = Number.POSITIVE_INFINITY) {
  let clock = 0
  let asked = 0
  const isThere = await waitForFirstPage({
    requestPage: async () => {
      const answer = answers[Math.min(asked, answers.length - 1)]
      asked += 1
      if (answer === 'no renderer') throw new Error('ENOENT')
      return answer === 'whole'
    },
    isStopping: () => asked >= stopAfter,
    now: () => clock,
    sleep: async (ms) => {
      clock += ms
    },
  })
  return { isThere, asked, seconds: clock / 1000 }
}

describe('before it listens, the front', () => {
  it('waits for the renderer, and past its first failures', async () => {
    const answers: Answer[] = [...Array<Answer>(80).fill('no renderer'), 'broken', 'broken', 'whole']
    expect(await waitWith(answers)).toMatchObject({ isThere: true, asked: 83 })
  })

  it('does not wait for a provider that is away', async () => {
    expect(await waitWith(['no renderer', 'broken'])).toMatchObject({ isThere: false, seconds: 5.1 })
  })

  it('gives up a renderer that does not come', async () => {
    const { isThere, seconds } = await waitWith(['no renderer'])
    expect(isThere).toBe(false)
    expect(seconds).toBeCloseTo(60)
  })

  it('stops waiting when it is stopped', async () => {
    expect(await waitWith(['no renderer'], 3)).toMatchObject({ isThere: false, asked: 3 })
  })
})
