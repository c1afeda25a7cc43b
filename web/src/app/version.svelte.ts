/** New versions of the pages: they come in the background, and are used when somebody says so and nobody plays. */

import { file } from "../house";
import { whenDrawn } from "../games/shared/moments";
import type { Message } from "./message";

const HOUR = 3_600_000;
/** Held by every tab that is at a table. */
const AT_A_TABLE = "tertulia.table";

class Version {
  /** What has to be done to use a new version, if there is one. */
  ready = $state.raw<(() => void) | null>(null);
  /** Whether it was asked for and has to wait for a game in another tab. */
  waits = $state(false);
  private asked = false;

  /** Browsers offer this over HTTPS and on one's own machine alone. */
  async watch(): Promise<void> {
    const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
    if (!workers) return;
    workers.addEventListener("controllerchange", () => this.changed());
    const registration = await workers.register(file("sw.js")).catch(() => null);
    if (!registration) return; // a private window keeps nothing
    this.found(registration.waiting);
    this.await(registration);
    registration.addEventListener("updatefound", () => this.await(registration));
    setInterval(() => registration.update().catch(() => {}), HOUR); // without a network there is nothing new
  }

  /** The first version of all has nobody to wait for. */
  private await({ installing, active }: ServiceWorkerRegistration): void {
    installing?.addEventListener("statechange", () => active && installing.state === "installed" && this.found(installing));
  }

  private found(worker: ServiceWorker | null): void {
    if (!worker) return;
    const say = (message: Message): void => worker.postMessage(message);
    this.ready = () => this.use(() => say("take over"));
    say({ runs: import.meta.url });
  }

  private async use(takeOver: () => void): Promise<void> {
    await navigator.locks.request(AT_A_TABLE, { ifAvailable: true }, (free) => {
      this.waits = !free;
      this.asked = Boolean(free);
      if (free) takeOver();
    });
  }

  /** Another version is in charge now: whoever runs a script that it does not keep has to load the page again. */
  private async changed(): Promise<void> {
    const mine = await caches.match(import.meta.url, { ignoreVary: true });
    this.ready = mine ? null : () => location.reload();
    if (this.asked) location.reload();
  }
}

export const version = new Version();

/** From when the table is drawn until what is given back is called, no tab of this browser goes over to another version. */
export function stayAtTable(): () => void {
  let leave = (): void => {};
  const left = new Promise<void>((resolve) => (leave = resolve));
  whenDrawn(() => void navigator.locks?.request(AT_A_TABLE, { mode: "shared" }, () => left));
  return leave;
}
