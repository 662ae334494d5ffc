import { useMutation } from "@tanstack/react-query";
import { callFunction } from "../../api/functions.ts";
import { tellError } from "../../status/tell-error.ts";
import { toast } from "../../status/toast.ts";

/** Downloads the source of a project as a ZIP file, and says when it could not take everything along. */
export function useExportZip(projectId: string) {
  return useMutation({
    mutationFn: () => callFunction("project-export", { projectId }),
    onError: tellError,
    onSuccess: ({ url, fileName, picturesLeftOut }) => {
      const link = document.createElement("a");
      link.href = url;
      link.download = fileName;
      link.click();
      if (picturesLeftOut > 0)
        toast.warning(`${picturesLeftOut} pictures of your rows are not in the ZIP`, {
          description: "It takes 300 along. Your app online shows all of them.",
        });
    },
  });
}
