const BAR_LENGTH = 20;
const RETURN_AND_CLEAR_LINE = '\r\u001B[K';

/** Shows how far a long run has got. */
export interface Progress {
  /** Call it at first with what an earlier run has done. */
  update(done: number): void;
  end(): void;
}

/** Shows progress as a bar on a terminal, elsewhere as a line after each step. */
export function makeProgress(
  total: number,
  unit: string,
  out: Pick<NodeJS.WriteStream, 'isTTY' | 'write'>,
  now: () => number = Date.now,
): Progress {
  const began = now();
  let doneBefore: number | undefined;
  const amount = (done: number) => `${done.toLocaleString('en')} of ${total.toLocaleString('en')} ${unit}`;

  const speed = (doneNow: number, seconds: number): string => {
    const perSecond = doneNow / seconds;
    return doneNow > 0 && seconds > 0
      ? `, ${Math.round(perSecond).toLocaleString('en')}/s, ${duration((total - (doneBefore ?? 0) - doneNow) / perSecond)} left`
      : '';
  };
  return {
    update(done) {
      const isFirst = doneBefore === undefined;
      doneBefore ??= done;
      const seconds = (now() - began) / 1000;
      if (out.isTTY) {
        // There may be more already, or nothing to do.
        const share = done < total ? done / total : 1;
        const bar = '#'.repeat(share * BAR_LENGTH).padEnd(BAR_LENGTH, '-');
        const percent = String(Math.floor(share * 100)).padStart(3);
        out.write(
          `${RETURN_AND_CLEAR_LINE}${bar} ${percent} %  ${amount(done)}${speed(done - doneBefore, seconds)}`,
        );
      } else if (!isFirst) out.write(`${amount(done)} after ${seconds.toFixed(0)} s\n`);
    },
    end() {
      if (out.isTTY && doneBefore !== undefined) out.write('\n');
    },
  };
}

/** 45 -> "45 s", 150 -> "3 min" */
const duration = (seconds: number): string =>
  seconds < 100 ? `${Math.ceil(seconds)} s` : `${Math.ceil(seconds / 60)} min`;
