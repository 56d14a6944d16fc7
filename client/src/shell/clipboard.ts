// Copying text, also where the page was loaded over plain HTTP and has no clipboard of its own.

/** Copies text; returns whether that worked. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const field = document.createElement("textarea");
    field.value = text;
    field.readOnly = true;
    field.className = "hidden";
    const focused = document.activeElement as HTMLElement | null;
    (focused?.closest("dialog") ?? document.body).append(field); // only what is in an open dialog can be selected
    field.select();
    // The only way without a secure context; browsers keep it for that reason.
    const copied = document.execCommand("copy");
    field.remove();
    focused?.focus();
    return copied;
  }
}
