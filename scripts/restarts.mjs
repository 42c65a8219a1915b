const FIRST_WAIT_MS = 200
const LONGEST_WAIT_MS = 5_000
const MINUTE_MS = 60_000

/** A program that dies so often within a minute is not started again. */
export const DEATHS_IN_A_MINUTE = 5

/**
 * Counts the ends of one process, says them, and knows how long to wait before it is started again.
 *
 * @param {object} options
 * @param {string} options.name
 * @param {number} options.limit of deaths within a minute; 1 gives up at the first
 * @param {string | null} options.logFile null: the program speaks for itself
 * @param {(line: string) => void} options.say
 * @param {() => number} [options.now] milliseconds that never go back
 */
export function countRestarts({ name, limit, logFile, say, now = () => performance.now() }) {
  /** @type {number[]} */
  let deaths = []
  let outages = 0
  /** @type {(line: string) => void} */
  let giveUp
  /** @type {Promise<string>} resolves with one line when it is given up, and never else */
  const givenUp = new Promise((resolve) => {
    giveUp = resolve
  })

  return {
    givenUp,

    /**
     * @param {string} how @param {string} lastWords after a colon
     * @returns {number | null} milliseconds to wait; null: given up
     */
    afterDeath(how, lastWords = '') {
      outages = 0
      deaths = [...deaths.filter((at) => at > now() - MINUTE_MS), now()]
      if (deaths.length < limit) {
        say(`The ${name} died (${how}) and is started again`)
        return waitAfter(deaths.length)
      }
      giveUp(limit === 1 ? `The ${name} died (${how})${lastWords}` : tooOften(how))
      return null
    },

    /** What it needs is away: it may try as long as that takes. @param {string} how @returns {number} milliseconds to wait */
    afterOutage(how) {
      outages += 1
      // That may be hours: the first of a row is told.
      if (outages === 1) say(`The ${name} has no database (${how}) and is started again until it has`)
      return waitAfter(outages)
    },
  }

  /** @param {string} how */
  function tooOften(how) {
    const where = logFile === null ? 'What it said stands above' : `Its log is ${logFile}`
    return `The ${name} died ${limit} times within a minute (the last time: ${how}) and is not started again. ${where}`
  }
}

/** @param {number} times how often in a row */
function waitAfter(times) {
  return Math.min(FIRST_WAIT_MS * 2 ** (times - 1), LONGEST_WAIT_MS)
}
