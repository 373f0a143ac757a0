import { readdir, readFile } from 'node:fs/promises';
import type pg from 'pg';

/** Fields of /proc/<pid>/stat after the name: the parent, and the CPU time of the process and of its ended children. */
async function statOf(pid: number | string) {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8');
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  const [utime = 0, stime = 0, cutime = 0, cstime = 0] = fields.slice(11, 15).map(Number);
  return { parent: Number(fields[1]), own: utime + stime, children: cutime + cstime };
}

/** Linux counts CPU time in hundredths of a second. */
const MILLISECONDS_PER_TICK = 10;

/** Returns a function that reads the CPU time of a PostgreSQL server on this machine, in milliseconds. Linux only. */
export async function postgresCpu(pool: pg.Pool): Promise<() => Promise<number>> {
  const { rows } = await pool.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  const { parent: server } = await statOf(rows[0]?.pid ?? 0);
  return async () => {
    const { own, children } = await statOf(server);
    const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
    const running = await Promise.all(
      // A process may end while the folder is read.
      pids.map((pid) => statOf(pid).catch(() => ({ parent: 0, own: 0, children: 0 }))),
    );
    const ticks = running
      .filter(({ parent }) => parent === server)
      .reduce((sum, process) => sum + process.own + process.children, own + children);
    return ticks * MILLISECONDS_PER_TICK;
  };
}
