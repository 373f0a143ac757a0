export function expectAtMost(name: string, value: number, target: number): void;
export function expectAtLeast(name: string, value: number, target: number): void;
