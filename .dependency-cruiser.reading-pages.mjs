import base from './.dependency-cruiser.cjs';

const { options } = base;

/**
 * Reading pages load neither MUI nor Emotion. A configuration of its own, because it follows static imports only: what
 * `import()` loads, such as a dialog, may use MUI.
 * @type {import('dependency-cruiser').IConfiguration}
 */
export default {
  forbidden: [
    {
      name: 'reading-pages-without-mui',
      comment:
        'Use the native controls of web/src/ui, or load what needs MUI when it is opened. See docs/decisions/0032-mui-on-dashboard-pages.md.',
      severity: 'error',
      from: {
        path: '^web/src/(entry-client|pages/.+Page)\\.tsx$',
        // The working pages; every other page is for reading.
        pathNot:
          '^web/src/pages/(admin|auth|booking|emails|enquiry|inbox|me|owner|real-wedding/(New|Resubmit))',
      },
      to: { path: 'node_modules/@(mui|emotion)/', reachable: true },
    },
  ],
  options: {
    ...options,
    exclude: { ...options.exclude, dynamic: true },
    // Imports of types are erased.
    tsPreCompilationDeps: false,
  },
};
