/** Replaces CSS modules and pictures in unit tests. */
export default {};
